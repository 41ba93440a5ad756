export default function FaqPage() {
  return (
    <div className="container">
      <h1>Questions and answers</h1>
    </div>
  );
}
