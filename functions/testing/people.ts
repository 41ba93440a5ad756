import { randomInt, randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Customer } from '#functions/domain/decideBooking.ts';
import type { Mover } from '#functions/domain/decideMove.ts';
import type { RoomFields } from '#functions/domain/newRoom.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { createUser, type NewAccount } from '#functions/store/accounts/createUser.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { createRoom } from '#functions/usecases/createRoom.ts';
import { addPerson } from '#functions/usecases/people.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import { inDays } from '#shared/testing/inDays.ts';
import type { Person as AddedPerson } from '#shared/user.ts';

type Person = Customer & { email: string };

/** Registers a made-up customer, whose address is confirmed, with some fields of their own. */
export async function customerWith(fields: Partial<NewAccount>): Promise<Person> {
  const { userId, email } = await createUser({
    email: `${randomUUID()}@example.com`,
    passwordHash: 'not a hash',
    role: 'user',
    firstName: 'Test',
    lastName: 'Customer',
    phoneNumber: '+250788000000',
    emailConfirmedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  });
  return { userId, email, names: 'Test Customer' };
}

/** Registers a made-up customer, whose address is confirmed. */
export const someCustomer = (): Promise<Person> => customerWith({});

/** Lists somebody with a telephone number, as the outbox does. */
export const listWithPhone = (userId: string, phoneNumber: string) =>
  transact([
    writeListedCustomer({
      userId,
      email: 'keza@example.com',
      role: 'user',
      firstName: 'Keza',
      lastName: 'Account',
      phoneNumber,
      createdAt: '2027-01-31T00:00:00.000Z',
    }),
  ]);

/** Registers a made-up customer as it was done before the sums of their bookings were kept. */
export async function someOlderCustomer(): Promise<Person> {
  const customer = await someCustomer();
  await db.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: keys.customer(customer.userId),
      UpdateExpression: 'REMOVE summed',
    }),
  );
  return customer;
}

/** A made-up telephone number, which nobody else has. */
export const somePhone = (): string => `+25078${String(randomInt(1e7)).padStart(7, '0')}`;

/** Adds a made-up caller, who has no account. */
export const someCaller = (phoneNumber = somePhone()): Promise<AddedPerson> =>
  addPerson({ firstName: 'Keza', lastName: 'Sample', phoneNumber });

export const asCustomer = ({ userId, names }: Customer): Mover => ({
  actor: 'customer',
  userId,
  names,
});

export const admin: Mover = { actor: 'admin', userId: 'admin', names: 'Test Admin' };

export const someRoom = (fields: Partial<RoomFields> = {}): Promise<Room> =>
  createRoom({
    name: 'Test room',
    roomType: 'Cold Room',
    price: 25_000.5,
    location: 'Musanze',
    capacity: 20,
    unit: 'tons',
    status: 'available',
    size: 600,
    feature: ['Backup power'],
    ...fields,
  });

// Beside the requests that count their days by it.
export { inDays };

/** A request for a room from day `from` to day `to`, counted from today, at the right total. */
export const requestFor = (room: Room, from: number, to: number) => {
  const stay = { startDate: inDays(from), endDate: inDays(to) };
  return {
    ...stay,
    coldRoomId: room.id,
    totalPrice: totalPrice(stay.startDate, stay.endDate, room.price),
  };
};

/** The element at `index`, modulo the length of the list. */
export function at<T>(list: T[], index: number): T {
  const element = list[index % list.length];
  if (element === undefined) throw new Error('The list is empty');
  return element;
}
