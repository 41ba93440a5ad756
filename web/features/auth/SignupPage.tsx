export default function SignupPage() {
  return (
    <div className="container">
      <h1>Create an account</h1>
    </div>
  );
}
