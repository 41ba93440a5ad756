/** A place on the screen, in px. */
export interface Place {
  x: number;
  y: number;
}

const ROUNDS = 60;

/** A direction for two that stand on the very same spot, another for each. */
const anyDirection = (index: number): Place => ({
  x: Math.cos(index * 2.4),
  y: Math.sin(index * 2.4),
});

/**
 * Moves places apart until each is `distance` px from every other, none farther than it must: pins
 * of rooms in one town stay apart from each other, and each can be hit.
 */
export function spread(places: readonly Place[], distance: number): Place[] {
  const moved = places.map((place) => ({ ...place }));
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!pushApart(moved, distance)) break;
  }
  return moved;
}

/** One round over all pairs; whether any had to be moved. */
function pushApart(places: Place[], distance: number): boolean {
  let pushed = false;
  places.forEach((one, index) => {
    for (const other of places.slice(index + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const apart = Math.hypot(dx, dy);
      if (apart >= distance - 0.01) continue;
      const towards = apart > 0.01 ? { x: dx / apart, y: dy / apart } : anyDirection(index);
      const half = (distance - apart) / 2;
      one.x -= towards.x * half;
      one.y -= towards.y * half;
      other.x += towards.x * half;
      other.y += towards.y * half;
      pushed = true;
    }
  });
  return pushed;
}
