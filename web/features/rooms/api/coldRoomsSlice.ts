import { createSlice, isFulfilled } from '@reduxjs/toolkit';
import { messages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { selectUser } from '#web/features/auth/index.ts';
import { callPage, type Input, type Output } from '#web/lib/api/client.ts';
import { apiThunk, thunk, type RequestStatus } from '#web/lib/api/thunks.ts';
import { track } from '#web/lib/api/track.ts';
import type { AppDispatch, RootState } from '#web/lib/state.ts';
import {
  refreshed,
  searchPage,
  withPage,
  type FoundRooms,
  type SearchQuestion,
} from './foundRooms.ts';

type Request = 'list' | 'search' | 'more' | 'details' | 'calendar' | 'create' | 'update' | 'delete';

declare module '#web/lib/state.ts' {
  interface RootState {
    coldRooms: ColdRoomsState;
  }
}

interface ColdRoomsState {
  /** The first rooms by creation, and whether there are more. */
  rooms: Room[];
  hasMore: boolean;
  /** What was searched for last, as JSON, what was found once it is known, and what the search before it found. */
  search: { asked: string; requestId: string; found?: FoundRooms; before?: FoundRooms } | null;
  roomDetails: Room | null;
  /** Id of a room that was asked for and is not there. */
  missingId: string | null;
  /** The taken days that were asked for last. */
  calendar: Output<'rooms.calendar'> | null;
  /** Ids of the rooms whose details and whose taken days were asked for last: older answers may come after newer ones. */
  lastAsked: { details?: string; calendar?: string };
  status: Record<Request, RequestStatus>;
  error: Partial<Record<Request, string>>;
  latest?: Partial<Record<Request, string>>;
}

const initialState: ColdRoomsState = {
  rooms: [],
  hasMore: false,
  search: null,
  roomDetails: null,
  missingId: null,
  calendar: null,
  lastAsked: {},
  status: {
    list: 'idle',
    search: 'idle',
    more: 'idle',
    details: 'idle',
    calendar: 'idle',
    create: 'idle',
    update: 'idle',
    delete: 'idle',
  },
  error: {},
};

/** The first page of the rooms by creation: enough to choose from in a small house, and all that a large one is asked for. */
export const fetchColdRooms = thunk(
  'coldRooms/fetchColdRooms',
  async (input: Input<'rooms.list'>) => {
    const { data, next } = await callPage('rooms.list', input, {
      fallback: messages.fetchRoomsFailed,
    });
    return { rooms: data, hasMore: next !== undefined };
  },
);
/** The first page of the rooms that fit. */
export const searchColdRooms = thunk('coldRooms/searchColdRooms', (question: SearchQuestion) =>
  searchPage(question),
);
/** The next page of what was searched for. */
export const searchMoreRooms = thunk(
  'coldRooms/searchMoreRooms',
  ({ question, cursor }: { question: SearchQuestion; cursor: string }) =>
    searchPage(question, cursor),
);
export const fetchColdRoom = apiThunk(
  'coldRooms/fetchColdRoom',
  'rooms.get',
  messages.fetchRoomFailed,
);
export const fetchCalendar = apiThunk(
  'coldRooms/fetchCalendar',
  'rooms.calendar',
  messages.checkAvailabilityFailed,
);
export const createColdRoom = apiThunk(
  'coldRooms/createColdRoom',
  'rooms.create',
  messages.createRoomFailed,
);
export const updateColdRoom = apiThunk(
  'coldRooms/updateColdRoom',
  'rooms.update',
  messages.updateRoomFailed,
);
export const addRoomPicture = apiThunk(
  'coldRooms/addRoomPicture',
  'rooms.addPicture',
  messages.updateRoomFailed,
);
export const setRoomPictures = apiThunk(
  'coldRooms/setRoomPictures',
  'rooms.setPictures',
  messages.updateRoomFailed,
);
export const deleteColdRoom = apiThunk(
  'coldRooms/deleteColdRoom',
  'rooms.remove',
  messages.deleteRoomFailed,
);

/** Whether an answer is about another room than the one asked for last; a room that comes with its page was not asked for. */
const isLate = (lastAsked: string | undefined, id: string): boolean =>
  lastAsked !== undefined && lastAsked !== id;

/** What answers a room as it was just saved. */
const isSaved = isFulfilled(updateColdRoom, addRoomPicture, setRoomPictures);

const coldRoomsSlice = createSlice({
  name: 'coldRooms',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchColdRooms.fulfilled, (state, { payload }) => {
        Object.assign(state, payload);
      })
      .addCase(searchColdRooms.pending, (state, { meta }) => {
        const asked = JSON.stringify(meta.arg);
        const before = state.search?.found ?? state.search?.before;
        const known = state.search?.asked === asked ? state.search : before && { before };
        state.search = { ...known, asked, requestId: meta.requestId };
        state.status.more = 'idle';
        delete state.error.more;
        // No page more is awaited: the answer to one that was asked for before says nothing of this search.
        state.latest = { ...state.latest, more: meta.requestId };
      })
      .addCase(searchColdRooms.fulfilled, (state, { payload, meta }) => {
        // An older request may be answered after a newer one.
        if (state.search?.requestId !== meta.requestId) return;
        state.search.found = refreshed(state.search.found, payload);
      })
      .addCase(searchMoreRooms.fulfilled, (state, { payload, meta }) => {
        const { search } = state;
        if (search?.asked !== JSON.stringify(meta.arg.question)) return;
        if (search.found?.next === meta.arg.cursor) search.found = withPage(search.found, payload);
      })
      .addCase(fetchColdRoom.pending, (state, { meta }) => {
        state.lastAsked.details = meta.arg.id;
        const known = state.rooms.find((room) => room.id === meta.arg.id);
        if (state.roomDetails?.id !== meta.arg.id) state.roomDetails = known ?? null;
      })
      .addCase(fetchColdRoom.fulfilled, (state, { payload, meta }) => {
        if (isLate(state.lastAsked.details, meta.arg.id)) return;
        state.roomDetails = payload;
        state.missingId = null;
      })
      .addCase(fetchColdRoom.rejected, (state, { payload, meta }) => {
        if (payload?.code === 'roomNotFound') state.missingId = meta.arg.id;
      })
      .addCase(fetchCalendar.pending, (state, { meta }) => {
        state.lastAsked.calendar = meta.arg.id;
      })
      .addCase(fetchCalendar.fulfilled, (state, { payload, meta }) => {
        if (isLate(state.lastAsked.calendar, meta.arg.id)) return;
        state.calendar = payload;
      })
      .addCase(createColdRoom.fulfilled, (state, { payload }) => {
        state.rooms.push(payload);
      })
      .addCase(deleteColdRoom.fulfilled, (state, { payload }) => {
        state.rooms = state.rooms.filter((room) => room.id !== payload.id);
      })
      .addMatcher(isSaved, (state, { payload }) => {
        state.rooms = state.rooms.map((room) => (room.id === payload.id ? payload : room));
        if (state.roomDetails?.id === payload.id) state.roomDetails = payload;
      });
    track(builder, 'list', fetchColdRooms);
    track(builder, 'search', searchColdRooms);
    track(builder, 'more', searchMoreRooms);
    track(builder, 'details', fetchColdRoom);
    track(builder, 'calendar', fetchCalendar);
    track(builder, 'create', createColdRoom);
    track(builder, 'update', updateColdRoom);
    track(builder, 'delete', deleteColdRoom);
  },
});

export const coldRoomsReducer = coldRoomsSlice.reducer;

/**
 * Whether a list is to be asked for in a query of its own. CloudFront keeps the lists of rooms for 30 seconds, and an
 * admin must not miss what they just saved.
 */
export const selectMustAskAnew = (state: RootState): boolean => selectUser(state)?.role === 'admin';

/** Fetches the first rooms as whoever is signed in may see them. */
export const loadRooms = () => (dispatch: AppDispatch, getState: () => RootState) =>
  dispatch(fetchColdRooms(selectMustAskAnew(getState()) ? { fresh: String(Date.now()) } : {}));

export const selectRooms = (state: RootState) => state.coldRooms.rooms;
export const selectHasMore = (state: RootState) => state.coldRooms.hasMore;
export const selectRoomDetails = (state: RootState) => state.coldRooms.roomDetails;
export const selectMissingId = (state: RootState) => state.coldRooms.missingId;
export const selectRoomStatus = (request: Request) => (state: RootState) =>
  state.coldRooms.status[request];
export const selectRoomError = (request: Request) => (state: RootState) =>
  state.coldRooms.error[request];
