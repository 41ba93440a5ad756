export default function BookPage() {
  return (
    <div className="container">
      <h1>Book a cold room</h1>
    </div>
  );
}
