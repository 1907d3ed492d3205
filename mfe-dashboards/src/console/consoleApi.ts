import type { Row } from '@agence/shared-contracts/backend/database';
import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';
import type { StaffRole } from './staff.ts';

const count = v.number();
const daySchema = v.object({
  sales: v.nullable(v.object({ orders: count, total_cents: count, week_orders: count, week_total_cents: count })),
  /** `waiting` are those of any day that nobody has answered. */
  requests: v.nullable(v.object({ today: count, week: count, waiting: count })),
  appointments: v.nullable(
    v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        /** Who comes; null where the account is gone. */
        visitor: v.nullable(v.string()),
        starts_at: v.string(),
        status: v.picklist(['proposed', 'confirmed', 'booked', 'displaced']),
        creator: v.nullable(v.string()),
      }),
    ),
  ),
  /** Of those to come, how many wait for a yes. */
  proposed: v.nullable(count),
  questions: v.nullable(count),
  reports: v.nullable(count),
  /** Of people who want to teach. */
  applications: v.nullable(count),
  /** Payments that a bank examines. */
  disputes: v.nullable(count),
  failures: v.nullable(v.object({ refunds: count, payments: count, mails: count, receipts: count })),
  /** The newest fifty of them. */
  failed: v.nullable(
    v.array(
      v.object({
        kind: v.picklist(['refund_failed', 'refund_late', 'payment', 'mail', 'task']),
        id: v.string(),
        at: v.nullable(v.string()),
        /** The order or request that it is about. */
        subject: v.nullable(v.string()),
        /** Of a mail or a task its kind, of a payment what is wrong with it. */
        what: v.nullable(v.string()),
      }),
    ),
  ),
});

/** The day so far; a part is null for who does not work with it. */
export type ConsoleDay = v.InferOutput<typeof daySchema>;

const rolesSchema = v.array(v.picklist(['owner', 'sales', 'content', 'support']));

const consoleApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    staffRoles: build.query<StaffRole[], void>({
      queryFn: read(
        (database) => database.rpc('my_staff_roles'),
        (roles) => v.parse(rolesSchema, roles),
      ),
      providesTags: ['profile'],
    }),
    consoleDay: build.query<ConsoleDay, void>({
      queryFn: read(
        (database) => database.rpc('console_day'),
        (day) => v.parse(daySchema, day),
      ),
      providesTags: ['orders', 'requests', 'people', 'reviews'],
    }),
    settleFailure: build.mutation<null, { readonly kind: string; readonly id: string }>({
      queryFn: write(
        (database, { kind, id }) => database.rpc('settle_failure', { failure_kind: kind, failure_id: id }),
        () => null,
      ),
      invalidatesTags: ['orders'],
    }),
    setStaffRole: build.mutation<
      null,
      { readonly target: string; readonly role: Row<'staff_roles', 'role'>['role']; readonly given: boolean }
    >({
      queryFn: write(
        (database, { target, role, given }) => database.rpc('set_staff_role', { target, staff_role: role, given }),
        () => null,
      ),
      invalidatesTags: ['people'],
    }),
  }),
});

export const { useStaffRolesQuery, useConsoleDayQuery, useSettleFailureMutation, useSetStaffRoleMutation } = consoleApi;
