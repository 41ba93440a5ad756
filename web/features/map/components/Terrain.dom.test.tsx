import { act, render, screen } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { expect, it } from 'vitest';
import { Terrain } from './Terrain.tsx';
import styles from './map.module.css';

function renderMap() {
  let map: LeafletMap | null = null;
  const { container } = render(
    <MapContainer center={[-1.94, 30.06]} zoom={8} ref={(made) => void (map = made)}>
      <Terrain />
    </MapContainer>,
  );
  const setZoom = (zoom: number) => act(() => void map?.setZoom(zoom, { animate: false }));
  const roads = () => container.querySelectorAll(`.${styles.road ?? ''}`).length;
  return { setZoom, roads };
}

it('names the lake by which the west is known', () => {
  renderMap();
  expect(screen.getByText('Lake Kivu')).toBeVisible();
});

it('leaves the roads out where one looks closer than they are drawn, and shows them again', () => {
  const { setZoom, roads } = renderMap();
  expect(roads()).toBe(1);
  setZoom(12);
  expect(roads()).toBe(0);
  setZoom(9);
  expect(roads()).toBe(1);
});
