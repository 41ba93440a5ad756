export { useNews } from './useNews.ts';
