import './look/house.css';
import { mount } from 'svelte';
import App from './pages/App.svelte';

mount(App, { target: document.getElementById('app')! });

// Only where a worker may be (https or this machine). A page without one is the same page, but blank if the house is away.
if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
