// Stands in for what the build of the site writes: it says what it was given.
exports.renderRoom = ({ id, room }, { template, siteUrl }) =>
  template.replace('CONTENT', JSON.stringify({ id, room, siteUrl }));
exports.renderSearch = (content, { template, siteUrl }) =>
  template.replace('CONTENT', JSON.stringify({ content, siteUrl }));
