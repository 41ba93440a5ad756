export default function AboutPage() {
  return (
    <div className="container">
      <h1>About us</h1>
    </div>
  );
}
