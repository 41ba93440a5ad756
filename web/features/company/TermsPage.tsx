export default function TermsPage() {
  return (
    <div className="container">
      <h1>Terms of use</h1>
    </div>
  );
}
