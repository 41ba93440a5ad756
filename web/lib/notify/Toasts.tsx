import { ToastContainer } from 'react-toastify/unstyled';
import './toasts.css';

export default function Toasts() {
  return <ToastContainer position="top-right" theme="light" autoClose={5000} newestOnTop />;
}
