export default function ServicesPage() {
  return (
    <div className="container">
      <h1>Services</h1>
    </div>
  );
}
