export default function OverviewPage() {
  return (
    <div className="container">
      <h1>Dashboard</h1>
    </div>
  );
}
