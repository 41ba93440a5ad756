import { useRef, type ReactNode } from 'react';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { bookingConfirmPath } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { Card } from '#web/ui/Card.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { BookBar } from './BookBar.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { GoodsFields } from './GoodsFields.tsx';
import { RoomFields } from './RoomFields.tsx';
import { StayFields } from './StayFields.tsx';
import { useBookForm } from './useBookForm.ts';
import { useBooking } from './useBooking.ts';
import styles from './BookPage.module.css';

// Fetched beside the form and not with it: they open after a press.
const ConfirmDialog = lazyDialog(() => import('./ConfirmDialog.tsx'));
const SignInDialog = lazyDialog(() => import('#web/features/bookings/form/SignInDialog.tsx'));

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className={styles.step}>
    <h2>{title}</h2>
    {children}
  </Card>
);

const FORM = 'booking-form';

/** The booking form. Anybody fills it in; it is sent by somebody who has signed in. */
export default function BookPage() {
  const booking = useBookForm();
  const { step, book, confirm, close, ...confirmation } = useBooking(booking);
  const narrow = useMedia('not all and (min-width: 62rem)');
  const button = useRef<HTMLButtonElement>(null);
  const { draft, said, room, total } = booking;
  const isSignedIn = useAppSelector(selectUser) !== null;
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <header className={styles.head}>
        <h1>Book a cold room</h1>
        <p className="lead">See the price before you book. You pay nothing now.</p>
      </header>
      <form
        id={FORM}
        className={styles.columns}
        data-given={booking.isGiven || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          book();
        }}
      >
        <div className={styles.steps}>
          <Step title="Where">
            <RoomFields booking={booking} />
          </Step>
          <Step title="When">
            <StayFields booking={booking} />
          </Step>
          <Step title="What you store">
            <GoodsFields booking={booking} />
          </Step>
        </div>
        <BookingSummary booking={booking} button={button} />
      </form>
      {narrow && room?.status !== 'unavailable' && (
        <BookBar booking={booking} form={FORM} button={button} />
      )}
      <SignInDialog open={step === 'signIn'} back={bookingConfirmPath(said)} onClose={close} />
      {isSignedIn && (
        <ConfirmDialog
          open={step === 'confirm'}
          {...{ draft, room, total, ...confirmation }}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </div>
  );
}
