import type { RemoteUnderTest } from '@agence/shared-contracts/testing/remoteContract';
import { PostgrestClient } from '@supabase/postgrest-js';

const answers: Record<string, unknown> = {
  '/user_formation_progress': [],
  '/rpc/learning_stats': {
    streak_days: 3,
    week_minutes: 75,
    weekly_goal_minutes: 120,
    total_minutes: 600,
    modules_completed: 9,
    formations_in_progress: 2,
    formations_completed: 1,
  },
  '/rpc/catalogue': { total: 0, items: [] },
  '/rpc/my_creator_id': null,
  '/rpc/settle_courses': [],
  '/rpc/my_staff_roles': ['owner'],
  '/rpc/console_orders': [],
  '/rpc/console_people': [],
  '/rpc/count_people': { learner: 0, creator: 0, staff: 1 },
  '/rpc/accounting': [],
  '/rpc/console_day': {
    sales: { orders: 1, total_cents: 22650, week_orders: 1, week_total_cents: 22650 },
    requests: { today: 0, week: 0, waiting: 0 },
    appointments: [],
    questions: 0,
    reports: 0,
    applications: 0,
    failures: { refunds: 0, payments: 0, mails: 0, receipts: 0 },
  },
  '/orders': [],
  '/rpc/my_courses': [],
  '/rpc/creator_series': [],
  '/rpc/course_stops': [],
  '/categories': [],
  '/user_products': [],
  '/profiles': { user_id: 'u', full_name: 'Maude', role: 'admin', weekly_goal_minutes: 120 },
  '/site_entries': [],
  '/course_progress': [],
  '/product_contents': [],
  '/bookings': [],
  '/user_badges': [],
  '/user_certificates': [],
  '/formations': {
    id: 'f1',
    slug: 'seo-local',
    title: 'SEO local',
    is_published: true,
    creator_id: 'c1',
    creator: { name: 'Antoine', slug: 'antoine' },
    premium: null,
    modules: [
      {
        id: 'm1',
        title: 'La fiche',
        description: '',
        duration_minutes: 10,
        order_index: 0,
        is_published: true,
        is_preview: false,
      },
    ],
  },
  '/module_contents': [{ module_id: 'm1', video_url: null, content: 'Bonjour' }],
  '/user_module_progress': [],
};

/** What the contract kit needs to know of these pages; `agence compatibility archive` keeps it beside the built release. */
export const contractSamples: Omit<RemoteUnderTest, 'lifecycles' | 'server'> = {
  samplePaths: {
    viewer: '/formation-viewer/seo-local',
    editor: '/creator-dashboard/formations/f1',
    certificate: '/certificats/A1',
    order: '/admin/commandes/11111111-1111-4111-8111-111111111111',
  },
  pageData: {
    '/certificats/A1': {
      number: 'A1',
      address: 'https://site.test/certificats/A1',
      holder_name: 'Maude Tremblay',
      formation_title: 'SEO local',
      creator_name: 'Antoine Lévesque',
      issued_at: '2026-11-21T12:00:00Z',
    },
  },
  database: async () =>
    new PostgrestClient('https://backend.test', {
      fetch: async (input) => Response.json(answers[new URL(String(input)).pathname] ?? {}),
    }),
};
