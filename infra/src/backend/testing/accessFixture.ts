/** Accounts of the demonstration data and one made by the fixture. */
export const PEOPLE = {
  learner: '00000000-0000-4000-8000-000000000001',
  creator: '00000000-0000-4000-8000-000000000002',
  admin: '00000000-0000-4000-8000-000000000003',
  stranger: '00000000-0000-4000-8000-0000000000ff',
} as const;

/** A sign-in for the person who owns nothing. */
export const STRANGER = { email: 'inconnue@exemple.test', password: 'Riviere-Matapedia-61' };

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
} as const;
export const PRODUCT = { paid: id(21), inactive: id(22), withdrawn: id(23) } as const;
export const ROW = {
  purchase: id(31),
  review: id(32),
  draftReview: id(33),
  session: id(34),
  interaction: id(35),
  lead: id(36),
} as const;

/** Run once: the stranger's account. */
export const createStranger = `
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
  values ('${PEOPLE.stranger}', 'authenticated', 'authenticated', '${STRANGER.email}',
    extensions.crypt('${STRANGER.password}', extensions.gen_salt('bf', 4)), now(), '{}', '{}')`;

/** Puts every row that the matrix names into its original state; single statements, in order. */
export const restore: readonly string[] = [
  `delete from public.products where id::text like 'aaaaaaaa-%' and id not in (select product_id from public.user_products)`,
  `delete from public.user_products where product_id::text like 'aaaaaaaa-%'`,
  `delete from public.products where id::text like 'aaaaaaaa-%'`,
  `delete from public.formations where id::text like 'aaaaaaaa-%' or slug like 'matrice-%'`,
  `delete from public.leads where id::text like 'aaaaaaaa-%'`,
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
     ('${MODULE.draft}', '${COURSE.draft}', 'Brouillon', 0, true, true),
     ('${MODULE.draftWithoutContent}', '${COURSE.draft}', 'Vide', 1, true, false)`,
  `insert into public.module_contents (module_id, content)
   select id, 'Contenu de ' || title from public.formation_modules
   where id::text like 'aaaaaaaa-%' and id <> '${MODULE.draftWithoutContent}'`,
  `insert into public.products (id, name, price, category, is_active, formation_id) values
     ('${PRODUCT.paid}', 'Payante', 9900, 'formation', true, '${COURSE.paid}'),
     ('${PRODUCT.inactive}', 'Inactif', 4900, 'formation', false, '${COURSE.draft}'),
     ('${PRODUCT.withdrawn}', 'Retirée', 5900, 'formation', false, '${COURSE.withdrawn}')`,
  `insert into public.product_contents (product_id, digital_content) values ('${PRODUCT.paid}', '{"file": "guide.pdf"}')`,
  `insert into public.user_products (id, user_id, product_id) values
     ('${ROW.purchase}', '${PEOPLE.learner}', '${PRODUCT.paid}'),
     (gen_random_uuid(), '${PEOPLE.learner}', '${PRODUCT.withdrawn}')`,
  `insert into public.formation_reviews (id, formation_id, user_id, rating) values
     ('${ROW.review}', '${COURSE.paid}', '${PEOPLE.learner}', 4),
     ('${ROW.draftReview}', '${COURSE.draft}', '${PEOPLE.learner}', 4)`,
  `insert into public.user_module_progress (user_id, formation_id, module_id, completion_percentage)
   values ('${PEOPLE.learner}', '${COURSE.paid}', '${MODULE.paid}', 40)`,
  `insert into public.learning_sessions (id, user_id, formation_id) values ('${ROW.session}', '${PEOPLE.learner}', '${COURSE.paid}')`,
  `insert into public.user_interactions (id, user_id, formation_id, interaction_type)
   values ('${ROW.interaction}', '${PEOPLE.learner}', '${COURSE.paid}', 'view')`,
  `insert into public.leads (id, kind, email) values ('${ROW.lead}', 'newsletter', 'quelquun@exemple.test')`,
];
