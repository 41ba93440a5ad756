export { further } from './api/bookingLists.ts';
export { selectBookings, selectMyBookings } from './api/bookingSelectors.ts';
export { cancelBooking, rateBooking, withdrawChange } from './api/bookingThunks.ts';
export { fetchMyBookings, lookAtMyBookings } from './api/fetchBookings.ts';
export { ChangeDialog } from './change/ChangeDialog.tsx';
export { ArrivalLink } from './components/ArrivalLink.tsx';
export { costOfCancelling } from './cancellationWords.ts';
export { AskDialog, type Question } from './components/AskDialog.tsx';
export { BookingOfAddress } from './components/BookingOfAddress.tsx';
export { BookingCard } from './components/BookingCard.tsx';
export { type BookingPart, isCounted, type ListState } from './components/BookingList.tsx';
export { BookingPicture } from './components/BookingPicture.tsx';
export { CalendarButton } from './components/CalendarButton.tsx';
export { DetailsDialog } from './components/DetailsDialog.tsx';
export { PagedBookings } from './components/PagedBookings.tsx';
export { PresenceBadge } from './components/PresenceBadge.tsx';
export { ShareButtons } from './components/ShareButtons.tsx';
export {
  type BookingAction,
  mayCancel,
  type OpenAction,
  useBookingActions,
} from './components/useBookingActions.ts';
export { type Goods } from './form/bookingRequest.ts';
export { serviceLabels, statusLabels } from './labels.ts';
export { ownAmount } from './ownAmount.ts';
export { saysPresence } from './presenceWords.ts';
export { useSteady } from './useSteady.ts';
