// guard.js - what boardgame.io itself leaves open to strangers.

const isText = (value) => typeof value === "string";
const isMissing = (value) => value === null || value === undefined;

/** A seat that nobody has taken has no credentials, and lets nobody in. */
export const authenticate = (credentials, player) =>
  isText(credentials) && credentials === player?.credentials;

/** Who comes to a match is sent its initial state with all that is in G, so
 * there must be none. */
export function withhold(db) {
  const fetch = db.fetch.bind(db);

  db.fetch = (matchID, parts) =>
    fetch(matchID, { ...parts, initialState: false });
}

// Any other type of action would replace the state or change it by a patch,
// and an event would end the match.
const isAction = ({ type, payload }) =>
  type === "MAKE_MOVE"
    ? payload.type === "answer" && Array.isArray(payload.args) &&
      payload.args.every(isText)
    : (type === "UNDO" || type === "REDO") && isMissing(payload.type);

const isPlace = (matchID, playerID) =>
  isText(matchID) && (isMissing(playerID) || isText(playerID));

const isUpdate = (action, stateID, matchID, playerID) =>
  isText(matchID) && isText(playerID) && Number.isInteger(stateID) &&
  action?.payload?.playerID === playerID && isAction(action);

/** Lets only those messages of a socket through that a Client sends. */
export function guard(socket, next) {
  let place = null;

  // A socket that changed to another match could hear one match as a seat of
  // the other.
  function keepsPlace(...args) {
    place ??= JSON.stringify(args);
    return place === JSON.stringify(args);
  }

  function isFine(event, ...args) {
    if (event === "update") return isUpdate(...args);
    const [matchID, playerID] = args;

    return event === "sync" && isPlace(matchID, playerID) &&
      keepsPlace(matchID, playerID);
  }

  socket.use((message, pass) => {
    if (isFine(...message)) pass();
    else console.error("onirim: a message was refused");
  });
  next();
}
