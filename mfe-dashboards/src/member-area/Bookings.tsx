import { CourseList } from '../learner/CourseRow.tsx';
import { BookingCard } from './BookingCard.tsx';
import type { Booking } from './memberAreaApi.ts';

/** Bought consultations, whose code comes when their tab is looked at. */
export default function Bookings({ bookings }: { readonly bookings: readonly Booking[] }) {
  return (
    <CourseList>
      {bookings.map((booking) => (
        <BookingCard key={booking.id} booking={booking} />
      ))}
    </CourseList>
  );
}
