export default function SearchPage() {
  return (
    <div className="container">
      <h1>Rooms</h1>
    </div>
  );
}
