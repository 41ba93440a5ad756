/** The filter of the pipe between the table's stream and the queue of e-mails: those that are new. */
export const mailFilter = {
  dynamodb: { NewImage: { entity: { S: ['mail'] }, state: { S: ['waiting'] } } },
};
