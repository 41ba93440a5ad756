const pairs = (list: string): [string, string][] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [letter = '', latin = ''] = pair.split('=');
      return [letter, latin];
    });

/** Small letters that Unicode does not take apart into a Latin letter and a mark, as Latin letters. */
const LATIN = new Map<string, string>(
  pairs(`
    đ=d ł=l ı=i ħ=h ŋ=ng ɓ=b ɗ=d ƙ=k ƴ=y ɛ=e ɔ=o ə=e ʼ=’ ʻ=‘
    а=a б=b в=v г=g ґ=g д=d е=e ё=yo є=ye ж=zh з=z и=i і=i ї=yi й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t
    у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya ђ=dj ј=j љ=lj њ=nj ћ=c џ=dz ў=u
    α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=u φ=f χ=ch ψ=ps ω=o
  `),
);

const withoutMarks = (sign: string): string => sign.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * A letter in plain Latin letters, as far as that is known: `č` is `c`, `Ж` is `Zh`. A mark alone is nothing, and what is
 * of another script stays as it is.
 */
export function latinOf(sign: string): string {
  const plain = withoutMarks(sign);
  const small = sign.toLowerCase();
  const latin = LATIN.get(small) ?? LATIN.get(withoutMarks(small));
  if (latin === undefined) return plain;
  return small === sign ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}
