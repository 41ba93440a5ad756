export default function LoginPage() {
  return (
    <div className="container">
      <h1>Sign in</h1>
    </div>
  );
}
