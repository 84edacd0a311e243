/** For looking at boards: as the site's own, but a page never reloads under the camera. */
import { mergeConfig } from 'vite';
import site from '../vite.config';

export default mergeConfig(site, { server: { hmr: false, port: 5217, strictPort: true } });
