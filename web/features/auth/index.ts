export { keepToken, loadUser, logout, selectAuth, selectUser } from './api/authSlice.ts';
