import { COURSE, id, MODULE, PEOPLE, PRODUCT, ROW } from './accessFixture.ts';

/**
 * Who may do what (reliability.md DAT-01, DAT-02). Each verb has one letter per actor, in the order of `ACTORS`:
 * `r` the row is reached, `n` nothing happens and nothing is said (0 rows), `d` denied (42501).
 */
export interface MatrixRow {
  readonly what: string;
  readonly table: string;
  /** Column values that pick the row. */
  readonly match: Readonly<Record<string, string>>;
  readonly select?: string;
  readonly update?: string;
  readonly change?: Readonly<Record<string, unknown>>;
  readonly insert?: string;
  /** What is inserted. */
  readonly row?: Readonly<Record<string, unknown>>;
  readonly remove?: string;
}

export const ACTORS = ['visitor', 'learner', 'stranger', 'creator', 'admin'] as const;

const DENIED = 'ddddd';
const OWN_LEARNER = 'drnnn';

export const ACCESS_MATRIX: readonly MatrixRow[] = [
  {
    what: "the learner's profile",
    table: 'profiles',
    match: { user_id: PEOPLE.learner },
    select: 'drnnr',
    update: OWN_LEARNER,
    change: { full_name: 'Autre nom' },
    insert: DENIED,
    row: { user_id: PEOPLE.learner },
    remove: DENIED,
  },
  {
    what: "the creator's record",
    table: 'creators',
    match: { slug: 'camille-bouchard' },
    select: 'rrrrr',
    update: 'dnnrn',
    change: { bio: 'Autre présentation' },
    insert: DENIED,
    row: { name: 'X', slug: 'x' },
    remove: DENIED,
  },
  {
    what: 'a category',
    table: 'categories',
    match: { id: '6' },
    select: 'rrrrr',
    update: DENIED,
    change: { name: 'X' },
    insert: DENIED,
    row: { id: '99', name: 'X', slug: 'x' },
    remove: DENIED,
  },

  {
    what: 'a published course of somebody else',
    table: 'formations',
    match: { id: COURSE.free },
    select: 'rrrrr',
    update: 'dnnnn',
    change: { title: 'Détournée' },
    remove: DENIED,
    insert: DENIED,
    row: { title: 'X', slug: 'matrice-intruse', creator_id: id(99) },
  },
  {
    what: 'a draft of the creator',
    table: 'formations',
    match: { id: COURSE.draft },
    select: 'nnnrr',
    update: 'dnnrn',
    change: { title: 'Retravaillée' },
    remove: DENIED,
  },
  {
    what: 'a deleted course of the creator',
    table: 'formations',
    match: { id: COURSE.deleted },
    select: 'nnnrr',
  },
  {
    what: 'a withdrawn course that the learner bought',
    table: 'formations',
    match: { id: COURSE.withdrawn },
    select: 'nrnnr',
  },

  {
    what: 'the price of a published course',
    table: 'premium_formations',
    match: { formation_id: COURSE.paid },
    select: 'rrrrr',
    update: DENIED,
    change: { price: 1 },
    insert: DENIED,
    row: { formation_id: COURSE.free, price: 1 },
    remove: DENIED,
  },
  {
    what: 'the price of a draft',
    table: 'premium_formations',
    match: { formation_id: COURSE.draft },
    select: 'nnnrr',
  },

  {
    what: 'a module of a published course',
    table: 'formation_modules',
    match: { id: MODULE.paid },
    select: 'rrrrr',
    update: 'dnnnn',
    change: { title: 'Détourné' },
    insert: DENIED,
    row: { formation_id: COURSE.paid, title: 'Intrus', order_index: 9 },
    remove: 'dnnnn',
  },
  {
    what: 'an unpublished module of a published course',
    table: 'formation_modules',
    match: { id: MODULE.paidUnpublished },
    select: 'nnnnr',
  },
  {
    what: 'a module of a draft',
    table: 'formation_modules',
    match: { id: MODULE.draft },
    select: 'nnnrr',
    update: 'dnnrn',
    change: { title: 'Retravaillé' },
    insert: 'dddrd',
    row: { formation_id: COURSE.draft, title: 'Nouveau', order_index: 9 },
    remove: 'dnnrn',
  },

  {
    what: 'the content of a preview',
    table: 'module_contents',
    match: { module_id: MODULE.paidPreview },
    select: 'rrrrr',
  },
  {
    what: 'the content of a free course',
    table: 'module_contents',
    match: { module_id: MODULE.free },
    select: 'nrrrr',
  },
  {
    what: 'paid content (DAT-06)',
    table: 'module_contents',
    match: { module_id: MODULE.paid },
    select: 'nrnnr',
    update: 'dnnnn',
    change: { content: 'Effacé' },
    remove: 'dnnnn',
  },
  {
    what: 'the content of a draft',
    table: 'module_contents',
    match: { module_id: MODULE.draft },
    select: 'nnnrr',
    update: 'dnnrn',
    change: { content: 'Retravaillé' },
    remove: 'dnnrn',
    insert: 'dddrd',
    row: { module_id: MODULE.draftWithoutContent, content: 'Nouveau' },
  },

  {
    what: 'an active product',
    table: 'products',
    match: { id: PRODUCT.paid },
    select: 'rrrrr',
    update: DENIED,
    change: { price: 1 },
    insert: DENIED,
    row: { name: 'X', price: 1, category: 'resource' },
    remove: DENIED,
  },
  { what: 'an inactive product', table: 'products', match: { id: PRODUCT.inactive }, select: 'nnnnr' },
  {
    what: 'an inactive product that the learner bought',
    table: 'products',
    match: { id: PRODUCT.withdrawn },
    select: 'nrnnr',
  },
  {
    what: 'the digital content of a product',
    table: 'product_contents',
    match: { product_id: PRODUCT.paid },
    select: 'drnnr',
    update: DENIED,
    change: { digital_content: {} },
    insert: DENIED,
    row: { product_id: PRODUCT.inactive },
    remove: DENIED,
  },
  {
    what: "the learner's purchase",
    table: 'user_products',
    match: { id: ROW.purchase },
    select: OWN_LEARNER,
    update: DENIED,
    change: { is_active: true },
    insert: DENIED,
    row: { user_id: PEOPLE.stranger, product_id: PRODUCT.paid },
    remove: DENIED,
  },

  {
    what: "the learner's review",
    table: 'formation_reviews',
    match: { id: ROW.review },
    select: 'rrrrr',
    update: OWN_LEARNER,
    change: { rating: 1 },
    remove: OWN_LEARNER,
    insert: 'drddd',
    row: { formation_id: COURSE.free, user_id: PEOPLE.learner, rating: 5 },
  },
  {
    what: 'a review of a draft',
    table: 'formation_reviews',
    match: { id: ROW.draftReview },
    select: 'nnnrr',
  },
  {
    what: 'a review without having bought the course',
    table: 'formation_reviews',
    match: { id: id(98) },
    insert: DENIED,
    row: { formation_id: COURSE.paid, user_id: PEOPLE.stranger, rating: 1 },
  },
  {
    what: 'a review of one’s own course',
    table: 'formation_reviews',
    match: { id: id(98) },
    insert: DENIED,
    row: { formation_id: COURSE.draft, user_id: PEOPLE.creator, rating: 5 },
  },

  {
    what: "the learner's progress in a module",
    table: 'user_module_progress',
    match: { user_id: PEOPLE.learner, module_id: MODULE.paid },
    select: OWN_LEARNER,
    update: OWN_LEARNER,
    change: { completion_percentage: 60 },
    remove: DENIED,
    insert: 'drddd',
    row: { user_id: PEOPLE.learner, formation_id: COURSE.free, module_id: MODULE.free },
  },
  {
    what: 'progress in a course not bought, claimed for a free one',
    table: 'user_module_progress',
    match: { user_id: id(98) },
    insert: DENIED,
    row: { user_id: PEOPLE.stranger, formation_id: COURSE.free, module_id: MODULE.paid },
  },
  {
    what: "the learner's progress in a course",
    table: 'user_formation_progress',
    match: { user_id: PEOPLE.learner, formation_id: COURSE.paid },
    select: OWN_LEARNER,
    update: DENIED,
    change: { progress_percentage: 100 },
    insert: DENIED,
    row: { user_id: PEOPLE.stranger, formation_id: COURSE.free, progress_percentage: 100 },
    remove: DENIED,
  },
  {
    what: "the learner's session",
    table: 'learning_sessions',
    match: { id: ROW.session },
    select: OWN_LEARNER,
    update: OWN_LEARNER,
    change: { session_end: '2126-01-01T00:00:00Z' },
    insert: 'drddd',
    row: { user_id: PEOPLE.learner, formation_id: COURSE.paid },
    remove: DENIED,
  },
  {
    what: "the learner's interaction",
    table: 'user_interactions',
    match: { id: ROW.interaction },
    select: OWN_LEARNER,
    update: DENIED,
    change: { interaction_type: 'like' },
    insert: 'drddd',
    row: { user_id: PEOPLE.learner, formation_id: COURSE.free, interaction_type: 'like' },
    remove: DENIED,
  },

  {
    what: 'a lead',
    table: 'leads',
    match: { id: ROW.lead },
    select: DENIED,
    update: DENIED,
    change: { status: 'closed' },
    insert: DENIED,
    row: { id: id(97), kind: 'newsletter', email: 'x@exemple.test' },
    remove: DENIED,
  },
];

/** Columns that are denied even on rows one reaches (DAT-03), with who tries. */
export const PROTECTED_COLUMNS: readonly {
  actor: (typeof ACTORS)[number];
  verb: 'read' | 'write';
  table: string;
  columns: string;
}[] = [
  {
    actor: 'visitor',
    verb: 'read',
    table: 'creators',
    columns: 'user_id total_revenue monthly_revenue show_revenue',
  },
  { actor: 'creator', verb: 'read', table: 'creators', columns: 'user_id total_revenue monthly_revenue' },
  { actor: 'visitor', verb: 'read', table: 'formation_reviews', columns: 'user_id' },
  { actor: 'learner', verb: 'write', table: 'profiles', columns: 'role user_id' },
  {
    actor: 'creator',
    verb: 'write',
    table: 'creators',
    columns:
      'is_verified total_revenue monthly_revenue total_students total_formations total_views avg_rating certification_level satisfaction_rate slug user_id',
  },
  {
    actor: 'creator',
    verb: 'write',
    table: 'formations',
    columns:
      'is_featured view_count like_count average_rating total_reviews total_modules completion_rate creator_id search_text last_updated',
  },
];
