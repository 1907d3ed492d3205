import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

/** A file of the bucket `downloads`. */
const fileSchema = v.object({ name: v.string(), path: v.string() });
export type ResourceFile = v.InferOutput<typeof fileSchema>;

const ownedSchema = v.object({
  product_id: v.string(),
  access_granted_at: v.string(),
  product: v.object({
    id: v.string(),
    name: v.string(),
    description: v.string(),
    category: v.picklist(['formation', 'resource', 'consultation']),
    formation: v.nullable(
      v.object({
        slug: v.string(),
        title: v.string(),
        total_modules: v.number(),
        category: v.object({ slug: v.string() }),
      }),
    ),
  }),
});
export type OwnedProduct = v.InferOutput<typeof ownedSchema>;

const progressSchema = v.object({ product_id: v.string(), progress_percentage: v.number() });

const contentSchema = v.object({
  product_id: v.string(),
  digital_content: v.fallback(v.object({ files: v.array(fileSchema) }), { files: [] }),
});

const bookingSchema = v.object({
  id: v.string(),
  title: v.string(),
  duration_minutes: v.number(),
  status: v.picklist(['to_schedule', 'proposed', 'confirmed', 'done', 'cancelled']),
  starts_at: v.nullable(v.string()),
  message: v.nullable(v.string()),
});
export type Booking = v.InferOutput<typeof bookingSchema>;

export interface BookingProposal {
  readonly booking: string;
  /** ISO 8601. */
  readonly starts_at: string;
  readonly message: string | null;
}

export const memberAreaApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    ownedProducts: build.query<OwnedProduct[], void>({
      queryFn: read(
        (database) =>
          database
            .from('user_products')
            .select(
              'product_id,access_granted_at,product:products(id,name,description,category,formation:formations(slug,title,total_modules,category:categories(slug)))',
            )
            .eq('is_active', true)
            .order('access_granted_at', { ascending: false }),
        (rows) => v.parse(v.array(ownedSchema), rows),
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
        (database) => database.from('product_contents').select('product_id,digital_content'),
        (rows) =>
          Object.fromEntries(
            v.parse(v.array(contentSchema), rows).map((row) => [row.product_id, row.digital_content.files]),
          ),
      ),
    }),
    bookings: build.query<Booking[], void>({
      queryFn: read(
        (database) =>
          database
            .from('bookings')
            .select('id,title,duration_minutes,status,starts_at,message')
            .order('created_at', { ascending: false }),
        (rows) => v.parse(v.array(bookingSchema), rows),
      ),
      providesTags: ['lists'],
    }),
    proposeBooking: build.mutation<null, BookingProposal>({
      queryFn: write(
        (database, proposal) => database.rpc('propose_booking', proposal),
        () => null,
      ),
      invalidatesTags: ['lists'],
    }),
  }),
});

export const {
  useOwnedProductsQuery,
  useCourseProgressQuery,
  useResourceFilesQuery,
  useBookingsQuery,
  useProposeBookingMutation,
} = memberAreaApi;
