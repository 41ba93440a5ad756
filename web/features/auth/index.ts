export {
  keepToken,
  loadUser,
  loginUser,
  logout,
  registerUser,
  selectAuth,
  selectUser,
} from './api/authSlice.ts';
export { CodeField } from './components/CodeField.tsx';
export { NewPasswordField } from './components/NewPasswordField.tsx';
export { joinedWords } from './joinedWords.ts';
export { useConfirmForm } from './useConfirmForm.ts';
export { useLeave } from './useLogout.ts';
export { useMay } from './useMay.ts';
