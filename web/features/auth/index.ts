export { keepToken, loadUser, logout, selectAuth, selectUser } from './api/authSlice.ts';
export { NewPasswordField } from './components/NewPasswordField.tsx';
