/** Accounts of the demonstration data and one made by the fixture. */
export const PEOPLE = {
  learner: '00000000-0000-4000-8000-000000000001',
  creator: '00000000-0000-4000-8000-000000000002',
  admin: '00000000-0000-4000-8000-000000000003',
  stranger: '00000000-0000-4000-8000-0000000000ff',
  sales: '00000000-0000-4000-8000-0000000000f1',
  content: '00000000-0000-4000-8000-0000000000f2',
  support: '00000000-0000-4000-8000-0000000000f3',
} as const;

/** A sign-in for the person who owns nothing. */
export const STRANGER = { email: 'inconnue@exemple.test', password: 'Riviere-Matapedia-61' };

/** Sign-ins for who has one role of the console each; with the stranger's password. */
export const STAFF_EMAILS = {
  sales: 'ventes@exemple.test',
  content: 'contenu@exemple.test',
  support: 'soutien@exemple.test',
} as const;

/** Id of a fixture row. */
export const id = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Courses: F free, P paid (bought by the learner), W withdrawn (bought by the learner), D draft and X deleted (the creator's). */
export const COURSE = { free: id(1), paid: id(2), withdrawn: id(3), draft: id(4), deleted: id(5) } as const;
export const MODULE = {
  free: id(11),
  paidPreview: id(12),
  paid: id(13),
  paidUnpublished: id(14),
  draft: id(15),
  draftWithoutContent: id(16),
  withdrawn: id(17),
} as const;
export const PRODUCT = {
  paid: id(21),
  inactive: id(22),
  withdrawn: id(23),
  unheld: id(24),
  unheldBought: id(25),
} as const;
export const ROW = {
  purchase: id(31),
  review: id(32),
  draftReview: id(33),
  session: id(34),
  interaction: id(35),
  lead: id(36),
  request: id(37),
  service: id(41),
  hiddenService: id(42),
  tip: id(43),
  pendingTip: id(44),
  sponsor: id(45),
  formerSponsor: id(46),
  sponsorship: id(47),
  endedSponsorship: id(48),
  checkout: id(49),
  item: id(50),
  earning: id(51),
  booking: id(52),
  certificate: id(53),
  entry: id(54),
  hiddenEntry: id(55),
  notice: id(56),
  privateService: id(57),
  unheldService: id(62),
  refund: id(58),
  application: id(59),
  moderation: id(60),
  comingSponsorship: id(61),
  /** The stranger's creator record, with nothing on it. */
  strangerCreator: id(70),
  /** A creator who has agreed to a page and offers a service. */
  publicCreator: id(71),
} as const;

/** Run once: the accounts of the stranger and of staff. */
export const createStranger = `
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
  select id::uuid, 'authenticated', 'authenticated', email,
    extensions.crypt('${STRANGER.password}', extensions.gen_salt('bf', 4)), now(), '{}', '{}'
  from (values ('${PEOPLE.stranger}', '${STRANGER.email}'), ('${PEOPLE.sales}', '${STAFF_EMAILS.sales}'),
    ('${PEOPLE.content}', '${STAFF_EMAILS.content}'), ('${PEOPLE.support}', '${STAFF_EMAILS.support}')) as person (id, email)`;

/** Puts every row that the matrix names into its original state; single statements, in order. */
export const restore: readonly string[] = [
  `delete from public.staff_roles`,
  `insert into public.staff_roles (user_id, role) values
     ('${PEOPLE.sales}', 'sales'), ('${PEOPLE.content}', 'content'), ('${PEOPLE.support}', 'support')`,
  `delete from public.moderations`,
  `insert into public.moderations (id, user_id, kind, subject_id, subject_name, reason)
   values ('${ROW.moderation}', '${PEOPLE.stranger}', 'course', '${ROW.moderation}', 'Un cours', 'Hors sujet')`,
  `delete from public.creator_applications`,
  `insert into public.creator_applications (id, user_id, about)
   values ('${ROW.application}', '${PEOPLE.stranger}', 'Vingt ans de publicité locale')`,
  `delete from public.bookings where id::text like 'aaaaaaaa-%'`,
  `delete from public.creator_earnings where id::text like 'aaaaaaaa-%'`,
  `delete from public.orders where id::text like 'aaaaaaaa-%'`,
  `delete from public.checkout_sessions where id::text like 'aaaaaaaa-%'`,
  `delete from public.creator_tips where id::text like 'aaaaaaaa-%' or message = 'matrice'`,
  `delete from public.creator_services where id::text like 'aaaaaaaa-%' or title = 'matrice'`,
  `delete from public.quebec_sponsors where id::text like 'aaaaaaaa-%'`,
  `delete from public.site_entries where id::text like 'aaaaaaaa-%' or data = '{"matrice": true}'`,
  `delete from public.stripe_events where id = 'evt_matrice'`,
  `delete from public.payment_refunds where payment_intent_id = 'pi_matrice'`,
  `delete from public.provider_refunds where id = 're_matrice'`,
  `delete from public.disputes where id = 'dp_matrice'`,
  `delete from public.user_certificates where id::text like 'aaaaaaaa-%' or formation_id::text like 'aaaaaaaa-%'`,
  `delete from public.user_badges where code = 'matrice'`,
  `delete from public.products where id::text like 'aaaaaaaa-%' and id not in (select product_id from public.user_products)`,
  `delete from public.user_products where product_id::text like 'aaaaaaaa-%'`,
  `delete from public.products where id::text like 'aaaaaaaa-%'`,
  `delete from public.formations where id::text like 'aaaaaaaa-%' or slug like 'matrice-%'`,
  `delete from public.leads where id::text like 'aaaaaaaa-%'`,
  `delete from public.creators where id::text like 'aaaaaaaa-%'`,
  `update public.profiles set full_name = 'Maude Tremblay', role = 'learner' where user_id = '${PEOPLE.learner}'`,
  `insert into public.formations (id, title, slug, creator_id, is_published, deleted_at)
   select f.id::uuid, f.slug, f.slug, (select c.id from public.creators c where c.slug = f.creator), f.published,
     case when f.deleted then now() end
   from (values
     ('${COURSE.free}', 'matrice-libre', 'antoine-levesque', true, false),
     ('${COURSE.paid}', 'matrice-payante', 'antoine-levesque', true, false),
     ('${COURSE.withdrawn}', 'matrice-retiree', 'antoine-levesque', false, false),
     ('${COURSE.draft}', 'matrice-brouillon', 'camille-bouchard', false, false),
     ('${COURSE.deleted}', 'matrice-supprimee', 'camille-bouchard', true, true)
   ) as f (id, slug, creator, published, deleted)`,
  `insert into public.formation_modules (id, formation_id, title, order_index, is_published, is_preview) values
     ('${MODULE.free}', '${COURSE.free}', 'Libre', 0, true, false),
     ('${MODULE.paidPreview}', '${COURSE.paid}', 'Aperçu', 0, true, true),
     ('${MODULE.paid}', '${COURSE.paid}', 'Payant', 1, true, false),
     ('${MODULE.paidUnpublished}', '${COURSE.paid}', 'À venir', 2, false, false),
     ('${MODULE.withdrawn}', '${COURSE.withdrawn}', 'Retiré', 0, true, false),
     ('${MODULE.draft}', '${COURSE.draft}', 'Brouillon', 0, true, true),
     ('${MODULE.draftWithoutContent}', '${COURSE.draft}', 'Vide', 1, true, false)`,
  `insert into public.module_contents (module_id, content)
   select id, 'Contenu de ' || title from public.formation_modules
   where id::text like 'aaaaaaaa-%' and id <> '${MODULE.draftWithoutContent}'`,
  `insert into public.products (id, name, price, category, is_active, formation_id) values
     ('${PRODUCT.paid}', 'Payante', 9900, 'formation', true, '${COURSE.paid}'),
     ('${PRODUCT.inactive}', 'Inactif', 4900, 'formation', false, '${COURSE.draft}'),
     ('${PRODUCT.withdrawn}', 'Retirée', 5900, 'formation', false, '${COURSE.withdrawn}'),
     ('${PRODUCT.unheld}', 'Sans heures', 5900, 'consultation', true, null),
     ('${PRODUCT.unheldBought}', 'Achetée sans heures', 5900, 'consultation', true, null)`,
  `insert into public.product_contents (product_id, digital_content) values ('${PRODUCT.paid}', '{"file": "guide.pdf"}')`,
  `insert into public.user_products (id, user_id, product_id) values
     ('${ROW.purchase}', '${PEOPLE.learner}', '${PRODUCT.paid}'),
     (gen_random_uuid(), '${PEOPLE.learner}', '${PRODUCT.withdrawn}'),
     (gen_random_uuid(), '${PEOPLE.learner}', '${PRODUCT.unheldBought}')`,
  `insert into public.formation_reviews (id, formation_id, user_id, rating) values
     ('${ROW.review}', '${COURSE.paid}', '${PEOPLE.learner}', 4),
     ('${ROW.draftReview}', '${COURSE.draft}', '${PEOPLE.learner}', 4)`,
  `insert into public.review_reports (review_id, user_id, reason) values ('${ROW.review}', '${PEOPLE.stranger}', 'Injurieux')`,
  `insert into public.user_module_progress (user_id, formation_id, module_id, completion_percentage)
   values ('${PEOPLE.learner}', '${COURSE.paid}', '${MODULE.paid}', 40)`,
  // Enough to review it.
  `insert into public.user_module_progress (user_id, formation_id, module_id, completion_percentage, time_spent_seconds, first_started_at)
   values ('${PEOPLE.learner}', '${COURSE.withdrawn}', '${MODULE.withdrawn}', 40, 600, now() - interval '1 day')`,
  `insert into public.learning_sessions (id, user_id, formation_id) values ('${ROW.session}', '${PEOPLE.learner}', '${COURSE.paid}')`,
  `insert into public.user_interactions (id, user_id, formation_id, interaction_type)
   values ('${ROW.interaction}', '${PEOPLE.learner}', '${COURSE.paid}', 'view')`,
  `insert into public.leads (id, kind, email) values ('${ROW.lead}', 'newsletter', 'quelquun@exemple.test')`,
  `insert into public.leads (id, kind, email, name, message, asked, consented_at)
   values ('${ROW.request}', 'contact', 'prospect@exemple.test', 'Prospect', 'Bonjour, rappelez-moi.', 'audit', now())`,
  `insert into public.creators (id, user_id, name, slug, avatar_url)
   values ('${ROW.strangerCreator}', '${PEOPLE.stranger}', 'Inconnue', 'matrice-inconnue', '/portraits/inconnue.webp')`,
  `insert into public.creators (id, name, slug, page_agreed_at, page_shown)
   values ('${ROW.publicCreator}', 'Connue', 'matrice-connue', now(), '{}')`,
  `insert into public.product_creators (product_id, creator_id) values
     ('${PRODUCT.paid}', (select id from public.creators where slug = 'antoine-levesque')),
     ('${PRODUCT.unheld}', '${ROW.publicCreator}'), ('${PRODUCT.unheldBought}', '${ROW.publicCreator}'),
     ('${PRODUCT.inactive}', (select id from public.creators where slug = 'camille-bouchard'))`,
  `insert into public.creator_services (id, creator_id, title, price, is_active)
   select s.id::uuid, (select id from public.creators where slug = 'camille-bouchard'), s.title, 9000, s.active
   from (values ('${ROW.service}', 'Révision', true), ('${ROW.hiddenService}', 'En pause', false)) as s (id, title, active)`,
  `insert into public.creator_services (id, creator_id, title, price) values
     ('${ROW.privateService}', '${ROW.strangerCreator}', 'Sans page', 9000),
     ('${ROW.unheldService}', '${ROW.publicCreator}', 'matrice', 9000)`,
  `insert into public.creator_tips (id, creator_id, user_id, amount_cents, status)
   select t.id::uuid, (select id from public.creators where slug = 'camille-bouchard'), '${PEOPLE.learner}', 500, t.status
   from (values ('${ROW.tip}', 'paid'), ('${ROW.pendingTip}', 'pending')) as t (id, status)`,
  `insert into public.quebec_sponsors (id, company_name, is_active) values
     ('${ROW.sponsor}', 'Commanditaire', true), ('${ROW.formerSponsor}', 'Ancien commanditaire', false)`,
  `insert into public.sponsorships (id, sponsor_id, formation_id, amount, ends_at) values
     ('${ROW.sponsorship}', '${ROW.sponsor}', '${COURSE.free}', 1000, now() + interval '1 day')`,
  `insert into public.sponsorships (id, sponsor_id, formation_id, amount, starts_at, ends_at) values
     ('${ROW.endedSponsorship}', '${ROW.sponsor}', '${COURSE.free}', 1000, now() - interval '2 days', now() - interval '1 day')`,
  `insert into public.sponsorships (id, sponsor_id, formation_id, amount, starts_at, ends_at) values
     ('${ROW.comingSponsorship}', '${ROW.sponsor}', '${COURSE.free}', 1000, now() + interval '1 day', now() + interval '2 days')`,
  `insert into public.checkout_sessions (id, user_id, product_id, name, category, subtotal_cents, status)
   values ('${ROW.checkout}', '${PEOPLE.learner}', '${PRODUCT.paid}', 'Payante', 'formation', 9900, 'paid')`,
  `insert into public.orders (id, user_id, stripe_session_id, payment_intent_id, subtotal_cents, total_cents)
   values ('${ROW.checkout}', '${PEOPLE.learner}', 'cs_matrice', 'pi_matrice', 9900, 9900)`,
  `insert into public.refunds (id, order_id, status, is_asked_by_buyer, reason)
   values ('${ROW.refund}', '${ROW.checkout}', 'asked', true, 'Trop avancé')`,
  `insert into public.order_items (id, order_id, product_id, name, category, unit_price)
   values ('${ROW.item}', '${ROW.checkout}', '${PRODUCT.paid}', 'Payante', 'formation', 9900)`,
  `insert into public.creator_earnings (id, creator_id, kind, gross_cents, creator_cents, platform_cents)
   values ('${ROW.earning}', (select id from public.creators where slug = 'camille-bouchard'), 'opening', 0, 0, 0)`,
  `insert into public.bookings (id, user_id, creator_id, title)
   values ('${ROW.booking}', '${PEOPLE.learner}', (select id from public.creators where slug = 'camille-bouchard'), 'Rencontre')`,
  `insert into public.stripe_events (id, type) values ('evt_matrice', 'x')`,
  `insert into public.payment_refunds (payment_intent_id, refunded_cents) values ('pi_matrice', 0)`,
  `insert into public.provider_refunds (id, payment_intent_id, amount_cents) values ('re_matrice', 'pi_matrice', 0)`,
  `insert into public.disputes (id, payment_intent_id, amount_cents) values ('dp_matrice', 'pi_matrice', 0)`,
  `insert into public.slug_redirects (old_slug, formation_id) values
     ('matrice-libre-avant', '${COURSE.free}'), ('matrice-brouillon-avant', '${COURSE.draft}')`,
  `insert into public.user_certificates (id, user_id, formation_id, formation_title)
   values ('${ROW.certificate}', '${PEOPLE.learner}', '${COURSE.paid}', 'Payante')`,
  `insert into public.user_badges (user_id, code, name, description) values ('${PEOPLE.learner}', 'matrice', 'X', 'X')`,
  `insert into public.site_entries (id, list, data, is_published) values
     ('${ROW.entry}', 'testimonials', '{}', true), ('${ROW.hiddenEntry}', 'testimonials', '{}', false),
     ('${ROW.notice}', 'success_notifications', '{}', true)`,
];
