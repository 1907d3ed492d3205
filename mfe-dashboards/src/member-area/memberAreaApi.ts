import type { Row } from '@agence/shared-contracts/backend/database';
import type { proposalForm } from '@agence/shared-contracts/forms/booking';
import type { Stored } from '@agence/shared-contracts/forms/judge';
import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

/** A file of the bucket `downloads`. */
const fileSchema = v.object({ name: v.string(), path: v.string() });
export type ResourceFile = v.InferOutput<typeof fileSchema>;

export interface OwnedProduct extends Row<'user_products', 'product_id' | 'access_granted_at'> {
  readonly product: Row<'products', 'id' | 'name' | 'description' | 'category' | 'metadata'> & {
    /** Null for other kinds of products, and for a course that is not published. */
    readonly formation:
      | (Row<'formations', 'slug' | 'title' | 'total_modules'> & {
          readonly category: Row<'categories', 'slug' | 'color'>;
        })
      | null;
  };
}

/** A view, whose columns PostgreSQL cannot promise. */
const progressSchema = v.object({ product_id: v.string(), progress_percentage: v.number() });

/** `digital_content` is free JSON: what holds no files shows none. */
const contentSchema = v.fallback(v.object({ files: v.array(fileSchema) }), { files: [] });

export interface Booking
  extends Row<'bookings', 'id' | 'title' | 'duration_minutes' | 'status' | 'starts_at' | 'message'> {
  /** What was bought; null for what was booked with a creator, or given. */
  readonly order_item: { readonly product: Row<'products', 'metadata'> | null } | null;
}

export interface BookingProposal extends Stored<typeof proposalForm> {
  readonly booking: string;
}

const bookingTimesSchema = v.nullable(
  v.object({
    /** Who holds it. */
    host: v.nullable(v.string()),
    /** Whether they have given hours, of which one is chosen; else a moment is proposed. */
    takes_times: v.boolean(),
    times: v.array(v.string()),
  }),
);
export type BookingTimes = v.InferOutput<typeof bookingTimesSchema>;

const memberAreaApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    ownedProducts: build.query<OwnedProduct[], void>({
      queryFn: read(
        (database) =>
          database
            .from('user_products')
            .select(
              'product_id,access_granted_at,product:products(id,name,description,category,metadata,formation:formations(slug,title,total_modules,category:categories(slug,color)))',
            )
            .eq('is_active', true)
            .order('access_granted_at', { ascending: false }),
        (rows) => rows,
      ),
      providesTags: ['courses'],
    }),
    courseProgress: build.query<Record<string, number>, void>({
      queryFn: read(
        (database) => database.from('course_progress').select('product_id,progress_percentage'),
        (rows) =>
          Object.fromEntries(
            v.parse(v.array(progressSchema), rows).map((row) => [row.product_id, row.progress_percentage]),
          ),
      ),
      providesTags: ['progress'],
    }),
    resourceFiles: build.query<Record<string, ResourceFile[]>, void>({
      queryFn: read(
        // Found from what one owns: asked by itself, each product that there is would be looked at.
        (database) =>
          database
            .from('product_contents')
            .select('product_id,digital_content,product:products!inner(owned:user_products!inner(product_id))')
            .eq('product.owned.is_active', true),
        (rows) =>
          Object.fromEntries(
            rows.map(({ product_id, digital_content }) => [product_id, v.parse(contentSchema, digital_content).files]),
          ),
      ),
    }),
    /** One's own: staff may read those of others too. */
    bookings: build.query<Booking[], string>({
      queryFn: read(
        (database, userId) =>
          database
            .from('bookings')
            .select(
              'id,title,duration_minutes,status,starts_at,message,order_item:order_items(product:products(metadata))',
            )
            .eq('user_id', userId)
            .order('created_at', { ascending: false }),
        (rows) => rows,
      ),
      providesTags: ['lists'],
    }),
    bookingTimes: build.query<BookingTimes, { booking: string; from_day?: string }>({
      queryFn: read(
        (database, asked) => database.rpc('booking_times', asked),
        (times) => v.parse(bookingTimesSchema, times),
      ),
      providesTags: ['lists'],
      keepUnusedDataFor: 0,
    }),
    proposeBooking: build.mutation<null, BookingProposal>({
      queryFn: write(
        (database, proposal) => database.rpc('propose_booking', proposal),
        () => null,
      ),
      // Of a time that somebody else took, too: the list is to be read again.
      invalidatesTags: ['lists'],
    }),
  }),
});

export const {
  useOwnedProductsQuery,
  useCourseProgressQuery,
  useResourceFilesQuery,
  useBookingsQuery,
  useBookingTimesQuery,
  useProposeBookingMutation,
} = memberAreaApi;
