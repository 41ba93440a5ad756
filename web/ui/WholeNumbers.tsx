/** Numbers of more than one digit, with the marks inside of them. */
const NUMBER = /(\d[\d.,]*\d)/;

/** Text whose numbers are never broken, where long words may be broken anywhere. */
export const WholeNumbers = ({ text }: { text: string }) => (
  <>
    {text.split(NUMBER).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={index} className="whole">
          {part}
        </span>
      ),
    )}
  </>
);
