import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

/**
 * The state of the store. Each slice declares its own part beside its reducer
 * (`declare module '#web/lib/state.ts'`), so that features need not import the app that joins them.
 */
export interface RootState {}

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
