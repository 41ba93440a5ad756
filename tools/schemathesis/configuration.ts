/** The configuration of Schemathesis, as TOML. */
export const CONFIGURATION = `# Random ids, days and numbers are valid and yet refused: nobody has such a booking, a day is over or taken, a role
# may not. Documented refusals are right there.
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "303", "400", "401", "403", "404", "409", "429"]

# Headers and queries of more than 16 kB are refused before anything reads them.
[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "409", "415", "429", "431"]

# To delete a booking is to cancel it: it stays, with its history, and so does what is under it.
[[operations]]
include-path-regex = '^/book/\\{id\\}'
checks.use_after_free.enabled = false

# All that a form says is text, so that a description of \`true\` is one, and no wrong type.
[[operations]]
include-name = "POST /coldroom/{id}/pictures"
checks.negative_data_rejection.expected-statuses = ["201", "400", "401", "403", "404", "409", "415", "429", "431"]
`;
