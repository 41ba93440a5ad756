/** What is stored in each sample room: what it is built for, and what else keeps at its temperatures. */
const GOODS: Readonly<Record<string, readonly string[]>> = {
  'kimironko-fresh': ['Tomatoes', 'French beans', 'Avocados', 'Passion fruits'],
  'nyarugenge-deep-freeze': ['Frozen fish', 'Frozen meat'],
  'masoro-distribution': ['Maize', 'Dry beans', 'Coffee'],
  'kicukiro-pharma': ['Vaccines'],
  'huye-dairy': ['Raw milk'],
  'muhanga-ripening': ['Bananas', 'Mangoes', 'Pineapples'],
  'rubavu-lakeside': ['Tilapia on ice', 'Fresh beef', 'Fresh chicken'],
  'rwamagana-flowers': ['Cut roses'],
  'musanze-highland': ['Irish potatoes', 'French beans', 'Avocados'],
  'karongi-coffee': ['Coffee'],
  'rusizi-border': ['Maize', 'Dry beans', 'Coffee'],
  'nyagatare-grain': ['Maize', 'Dry beans'],
};

/** What the bookings of a sample room store, in turn. */
export const goodsFor = (roomId: string): readonly string[] => GOODS[roomId] ?? [];
