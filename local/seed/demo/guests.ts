/** People of the demonstration who have no account: plainly made up, with numbers that nobody has. */
interface Guest {
  firstName: string;
  lastName: string;
  /** E.164. */
  phoneNumber: string;
}

const names = [
  'Keza Example',
  'Mugisha Sample',
  'Ineza Madeup',
  'Ganza Placeholder',
  'Teta Demo',
  'Shema Pretend',
  'Uwera Fictional',
  'Hirwa Specimen',
  'Isaro Imaginary',
  'Nkusi Template',
  'Umutoni Instance',
];

export const guests: Guest[] = names.map((name, index) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, phoneNumber: `+2507880001${String(index).padStart(2, '0')}` };
});
