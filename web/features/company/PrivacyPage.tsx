export default function PrivacyPage() {
  return (
    <div className="container">
      <h1>Privacy policy</h1>
    </div>
  );
}
