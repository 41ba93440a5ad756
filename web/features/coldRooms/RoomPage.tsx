export default function RoomPage() {
  return (
    <div className="container">
      <h1>Cold room</h1>
    </div>
  );
}
