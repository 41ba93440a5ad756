export default function MyBookingsPage() {
  return (
    <div className="container">
      <h1>Your bookings</h1>
    </div>
  );
}
