export default function HomePage() {
  return (
    <div className="container">
      <h1>Cold rooms and warehouses</h1>
    </div>
  );
}
