import type { Ids } from './ids.ts';

/** Who asks. */
export type Asker = 'visitor' | 'learner' | 'teacher' | 'admin' | 'stranger' | 'service';

/** What a page or a function asks the database. */
export interface Request {
  readonly name: string;
  readonly by: Asker;
  /** A question of a member page, a function of the database, or a reading function of a public page with its module. */
  readonly kind: 'page' | 'rpc' | 'module' | 'table';
  readonly argument?: unknown;
  /** Counted or searched to a limit as designed, or as long as what one person has: its own limit in milliseconds. */
  readonly limitMs?: number;
}

const page = (by: Asker, name: string, argument?: unknown, limitMs?: number): Request => ({
  name,
  by,
  kind: 'page',
  argument,
  ...(limitMs ? { limitMs } : {}),
});
const rpc = (by: Asker, name: string, argument: object = {}, limitMs?: number): Request => ({
  name,
  by,
  kind: 'rpc',
  argument,
  ...(limitMs ? { limitMs } : {}),
});

/** What a search or a count may take: matches are counted to five thousand. */
const SEARCH_MS = 300;
/** A file of what somebody asked for, at most 20,000 rows: the limit of hosted projects. */
const FILE_MS = 3_000;
/** What the worker does every few seconds or minutes, in parts. */
const WORKER_MS = 1_000;
/** Later than all that was sold. */
const DAY = { since: '2026-01-01', until: '2026-12-31' };

const now = () => new Date().toISOString();

/** All of them, about some rows. */
export const requestsAbout = (ids: Ids): readonly Request[] => [
  // Public pages.
  { name: 'mfe-marketplace/src/course/readCourse.ts readCourse', by: 'visitor', kind: 'module', argument: [ids.slug] },
  {
    name: 'mfe-marketplace/src/course/readCourse.ts readRenamedSlug',
    by: 'visitor',
    kind: 'module',
    argument: ['ancien-cours-1'],
  },
  {
    name: 'mfe-marketplace/src/creator/readCreator.ts readCreator',
    by: 'visitor',
    kind: 'module',
    argument: [ids.creatorSlug],
  },
  { name: 'mfe-marketplace/src/product/readProducts.ts readProducts', by: 'visitor', kind: 'module', argument: [] },
  {
    name: 'mfe-marketplace/src/product/readProducts.ts readProduct',
    by: 'visitor',
    kind: 'module',
    argument: [ids.product],
  },
  {
    name: 'mfe-marketplace/src/product/readInside.ts readInside',
    by: 'visitor',
    kind: 'module',
    argument: [ids.product],
  },
  { name: 'mfe-marketplace/src/buying/readIsTaxed.ts readIsTaxed', by: 'visitor', kind: 'module', argument: [] },
  {
    name: 'mfe-marketplace/src/receipt/readPayment.ts readPayment',
    by: 'learner',
    kind: 'module',
    argument: ['cs_none', ids.learner],
  },
  {
    name: 'mfe-marketplace/src/frame/listAll.ts listAll',
    by: 'visitor',
    kind: 'module',
    argument: ['/creators/', { table: 'creators', named: 'slug' }],
    limitMs: FILE_MS,
  },
  rpc('visitor', 'catalogue'),
  rpc('visitor', 'catalogue', { category_slugs: ['seo'], sort_by: 'recent' }, SEARCH_MS),
  rpc(
    'visitor',
    'catalogue',
    { category_slugs: ['seo', 'google-ads'], course_level: 'avance', min_rating: 4, min_minutes: 60, max_minutes: 240 },
    SEARCH_MS,
  ),
  rpc('visitor', 'catalogue', { search: 'restaurants' }, SEARCH_MS),
  rpc('visitor', 'catalogue', { search: 'maraîchers volet 12' }, SEARCH_MS),
  rpc('visitor', 'catalogue', { page_offset: 4_800 }, SEARCH_MS),
  rpc('visitor', 'shown_lists'),
  rpc('visitor', 'shown_texts'),
  rpc('visitor', 'shown_text', { text_path: '/' }),
  rpc('visitor', 'shown_texts_of', { text_kind: 'page' }),
  rpc('visitor', 'previewed_text', { key: ids.course }),
  rpc('visitor', 'top_creators', { ranking: 'rating' }),
  rpc('visitor', 'top_creators', { ranking: 'revenue' }),
  rpc('visitor', 'creator_stats', { creator: ids.creator }),
  rpc('visitor', 'verify_certificate', { certificate_number: ids.certificate }),
  rpc('visitor', 'record_view', { formation: ids.course }),
  rpc('visitor', 'open_times', { kind: 'audit' }),
  rpc('visitor', 'read_appointment', { token: ids.course }),
  { name: 'categories', by: 'visitor', kind: 'table', argument: 'id,name,slug,icon,color' },

  // Learners.
  page('learner', 'profile', ids.learner),
  page('learner', 'saveName', { userId: ids.learner, name: 'Maude Roy' }),
  page('learner', 'saveGoal', { userId: ids.learner, minutes: 90 }),
  page('learner', 'losses', ids.learner),
  page('learner', 'ownMeasures', ids.learner),
  page('learner', 'stats'),
  page('learner', 'courses', undefined, SEARCH_MS),
  page('learner', 'reachedModules'),
  page('learner', 'recommended'),
  page('learner', 'week'),
  page('learner', 'earned'),
  {
    name: 'user_module_progress',
    by: 'learner',
    kind: 'table',
    // As `readNotes` asks it.
    argument:
      'notes,notes_updated_at,module:formation_modules!inner(id,title,order_index,formation:formations!formation_modules_formation_id_fkey!inner(id,slug,title))',
  },
  page('learner', 'ownedProducts'),
  page('learner', 'productsOnSale', 'consultation'),
  page('learner', 'courseProgress'),
  page('learner', 'resourceFiles'),
  page('learner', 'bookings', ids.learner),
  page('learner', 'purchases', ids.learner),
  page('learner', 'ownApplication', ids.learner),
  page('learner', 'viewer', ids.slug),
  page('learner', 'moduleProgress', ids.course),
  page('stranger', 'applyToCreate', {
    userId: ids.stranger,
    application: { about: 'J’enseigne la vente en ligne depuis dix ans.', website_url: null },
  }),
  rpc('stranger', 'enrol', { formation: ids.free }),
  rpc('learner', 'record_progress', {
    learner: ids.learner,
    events: [
      {
        id: '00000000-0000-4000-8000-0000000000e1',
        kind: 'session',
        module_id: ids.ownModule,
        device_type: 'mobile',
        started_at: now(),
        ended_at: now(),
        at: now(),
        active_seconds: 0,
        position: 5,
        percentage: 10,
        completed: false,
        watched: '{}',
      },
    ],
  }),
  { name: 'user_formation_progress', by: 'learner', kind: 'table', argument: 'formation_id' },
  { name: 'user_products', by: 'learner', kind: 'table', argument: 'product_id' },

  // Creators.
  page('teacher', 'ownCreatorId'),
  page('teacher', 'ownCourses', undefined, SEARCH_MS),
  page('teacher', 'creatorStats', ids.creator),
  page('teacher', 'series', undefined, SEARCH_MS),
  page('teacher', 'courseStops', ids.ownCourse, SEARCH_MS),
  page('teacher', 'earnings', ids.creator),
  page('teacher', 'receivedReviews', ids.creator, SEARCH_MS),
  page('teacher', 'answerReview', { review: ids.review, answer: 'Merci !' }),
  page('teacher', 'categories'),
  page('teacher', 'createCourse', {
    title: 'La relance',
    description: 'Des relances simples et mesurables.',
    level: 'debutant',
    category: ids.category,
    duration: '60',
  }),
  page('teacher', 'setPublished', { id: ids.ownCourse, published: false }),
  page('teacher', 'editedCourse', ids.ownCourse),
  page('teacher', 'saveCourse', { id: ids.ownCourse, fields: { title: 'Un autre titre' } }),
  page('teacher', 'addModule', {
    id: '00000000-0000-4000-8000-0000000000e2',
    formation_id: ids.ownCourse,
    title: 'Une étape',
    order_index: 900,
  }),
  page('teacher', 'saveModule', { id: ids.ownModule, fields: { title: 'Une étape, autrement' } }),
  page('teacher', 'removeModule', ids.ownModule),
  page('teacher', 'setPrice', { formation: ids.ownCourse, cents: 9900 }),
  page('teacher', 'creatorProfile'),
  page('teacher', 'creatorServices', ids.creator),
  page('teacher', 'publicPage'),
  page('teacher', 'viewer', ids.ownSlug),

  // Staff.
  page('admin', 'consoleDay'),
  page('admin', 'staffRoles'),
  page('admin', 'orders', {}),
  page('admin', 'orders', { words: 'membre77@' }, SEARCH_MS),
  page('admin', 'order', ids.order),
  page('admin', 'exportOrders', DAY, FILE_MS),
  page('admin', 'people', { words: '' }),
  page('admin', 'people', { words: '', kind: 'creator' }),
  page('admin', 'people', { words: '', kind: 'staff' }),
  page('admin', 'people', { words: 'membre77@' }, SEARCH_MS),
  page('admin', 'peopleCounts', undefined, SEARCH_MS),
  page('admin', 'exportPerson', ids.newest),
  page('admin', 'requests', {}),
  page('admin', 'requests', { in_stage: 'new' }),
  page('admin', 'requests', { in_stage: 'new', oldest_first: true }),
  page('admin', 'requests', { wanted: 'client77@' }, SEARCH_MS),
  page('admin', 'exportRequests', {}, FILE_MS),
  page('admin', 'requestBoard', undefined, SEARCH_MS),
  page('admin', 'request', ids.request),
  page('admin', 'appointments', {}),
  page('admin', 'appointmentHosts'),
  page('admin', 'keptCatalogue', undefined, SEARCH_MS),
  page('admin', 'moderation'),
  page('admin', 'lettersBoard', undefined, FILE_MS),
  page('admin', 'countAudience', {}, SEARCH_MS),
  page('admin', 'applications'),
  page('admin', 'accounting', { since: '2026-10-01', until: '2026-10-31' }, FILE_MS),
  page('admin', 'taxNumbers'),
  page('admin', 'siteEntries'),
  page('admin', 'texts'),
  page('admin', 'traffic', { ...DAY, grouping_by: 'page' }, FILE_MS),
  page('admin', 'saveCategory', { category: ids.category, label: 'Autrement', about: '', tone: 'moss' }, SEARCH_MS),
  page('admin', 'retireCategory', { category: ids.category, into_category: '1' }, WORKER_MS),
  page('admin', 'settleReports', { review: ids.reported, seen_until: now(), settled: true }),
  page('admin', 'moderate', { kind: 'course', target: ids.course, reason: 'Contenu volé.' }),
  rpc('admin', 'staff_history'),

  // Functions and the worker.
  rpc('service', 'begin_checkout', {
    buyer: ids.stranger,
    item_kind: 'product',
    item: ids.product,
    expected_cents: Number(ids.price),
    idempotency_key: null,
  }),
  rpc('service', 'apply_stripe_event', {
    event: {
      id: 'evt_asked',
      type: 'checkout.session.completed',
      data: {
        object: {
          id: 'cs_x',
          client_reference_id: ids.order,
          amount_total: 2900,
          currency: 'cad',
          payment_status: 'paid',
        },
      },
    },
  }),
  rpc('service', 'unsettled_checkouts', {}),
  rpc('service', 'refunds_to_send', {}),
  rpc('service', 'claim_receipts', {}),
  rpc('service', 'claim_jobs', {}),
  rpc('service', 'fold_figures', {}, WORKER_MS),
  rpc('service', 'check_figures', {}, 20_000),
  rpc('service', 'forget_old', {}, WORKER_MS),
  rpc('service', 'forget_traces', {}, WORKER_MS),
  rpc('service', 'orphan_files', {}),
  rpc('service', 'plan_sequences', {}, WORKER_MS),
  rpc('service', 'settle_featured', {}),
  rpc('service', 'export_account', { person: ids.learner }, FILE_MS),
  rpc('service', 'export_account', { person: ids.teacher }, FILE_MS),
  rpc('service', 'delete_account', { person: ids.newest }, WORKER_MS),
  rpc('service', 'order_to_tell', { of_order: ids.order }),
  rpc('service', 'request_to_tell', { request: ids.request }),
  rpc('service', 'begin_confirmation', { lead: ids.request }),
];
