import './style/base.css';
import { mount } from 'svelte';
import { keepShell } from './session/serviceWorker';
import App from './shell/App.svelte';

const root = document.querySelector('#app');
if (root) mount(App, { target: root });
keepShell();
